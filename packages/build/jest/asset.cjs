/** An imported picture or font in tests: some address. */
module.exports = 'asset';
