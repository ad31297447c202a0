/** Tests load no pictures or fonts: importing one gives its file name. */
module.exports = 'asset';
