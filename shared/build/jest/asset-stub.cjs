/** A test needs no picture: an imported file is its own name. */
module.exports = 'asset';
