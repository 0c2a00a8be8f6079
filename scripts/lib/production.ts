// React chooses its build by NODE_ENV when it is first imported, and its development build renders six times slower.
// So a command that renders imports this file first.
process.env.NODE_ENV = 'production'
