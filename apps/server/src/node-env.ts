// Must be imported first: React picks its slow development build unless NODE_ENV is set before it is loaded.
process.env.NODE_ENV ||= process.argv.includes('--dev') ? 'development' : 'production';
