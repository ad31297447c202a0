/** webpack loader: fills the empty list of areas.ts with the areas that the workspace has now. */
module.exports = function importAreas(source) {
  const { areas } = this.getOptions();
  const imports = areas.map(
    ({ name, entry }) =>
      `${JSON.stringify(name)}: () => import(/* webpackChunkName: "area-${name}" */ ${JSON.stringify(entry)})`,
  );
  return source.replace('= {}', `= { ${imports.join(', ')} }`);
};
