// Imported before anything else: React chooses its slow development build when this is not said before it is loaded.
process.env.NODE_ENV ||= process.argv.includes('--dev') ? 'development' : 'production';
