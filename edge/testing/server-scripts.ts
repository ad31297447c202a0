/** Server scripts of test releases: what webpack makes of a shell and an area, written by hand. */

const RULES = `{ ids: ['x1', 'x2'], css: '.x1{color:red}' }`;

/** A shell that draws a layout with the name of the site, and whatever an area's script draws. */
export const SHELL_SCRIPT = `
  exports.modules = { 'the-kit': { bold: (text) => '<b>' + text + '</b>' } };
  exports.drawScreen = async (area, request) => area.draw(request);
  exports.drawLayout = async ({ path, viewer, siteData, messageSet, hasScreen, map }) => {
    const owner = map.areas.find(({ declaration }) => declaration.routes.some((route) => route.path === path));
    const place = hasScreen ? '<div data-area="' + owner.area + '" data-version="' + owner.version + '" data-served="">' : '<div class="skeleton">';
    return {
      html: '<header data-viewer-part>' + siteData.site_name + ' ' + viewer + ' ' + messageSet + '</header><main>' + place,
      htmlAfter: '</div></main>',
      rules: ${RULES},
    };
  };`;

/** An area that draws the names of the games it is given. */
export const GAMES_SCRIPT = areaScript(`
  const [games] = Object.values(request.answers);
  const list = (games?.data ?? []).map(({ name }) => '<li>' + require('the-kit').bold(name) + '</li>').join('');
  return screen('<ul>' + list + '</ul>', { queries: JSON.stringify(request.answers) });`);

/** @param body of a function of `request`; `screen(html)` is what it should answer */
export function areaScript(body: string): string {
  return `
    const screen = (html, more) => ({ html, rules: ${RULES}, queries: '[]', missing: [], ...more });
    exports.draw = async (request) => {${body}\n};`;
}
