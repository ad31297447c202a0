/** webpack loader: every package calls its texts `messages-…`; in one build the package's name must tell them apart. */
module.exports = function chunkNames(source) {
  const [, name] = /[\\/](shell|mf-[a-z-]+)[\\/]src[\\/]/.exec(this.resourcePath) ?? [];
  return source.replace('webpackChunkName: "messages-', `webpackChunkName: "texts-${name}-`);
};
