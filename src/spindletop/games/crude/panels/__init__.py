"""What people see of Crude: a module for each panel, and one for the dock."""
