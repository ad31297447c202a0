/** React's own words in a release: the markup was another one than the browser's first rendering. */
const MISMATCH = /React error #418/;

/**
 * What a line of the edge's log says of the first screens of an area, for the developer who works on it.
 *
 * @param {string} line JSON, as the edge writes it
 * @param {string} area
 * @returns {string | null} null when it is about something else
 */
export function firstScreenFault(line, area) {
  const entry = parse(line);
  if (entry?.msg === 'an error in a browser' && entry.report?.area === area)
    return inBrowser(entry.report.message);
  if (entry?.area !== area) return null;
  const place = `${entry.path} for a ${entry.viewer} in ${entry.lang}`;
  if (entry.msg === 'a first screen could not be drawn')
    return `${place} is not drawn on the edge: ${entry.reason}`;
  if (entry.msg === 'a first screen lacks something it asked for')
    return `${place} lacks on the edge: ${entry.missing.join(', ')}`;
  return null;
}

/** @param {string} message */
function inBrowser(message) {
  return MISMATCH.test(message)
    ? `the browser's first rendering is not what the edge has drawn, and was drawn anew (${message})`
    : `an error in a browser: ${message}`;
}

/** @param {string} line */
function parse(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
