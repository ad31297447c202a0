/*
 * Hands in the token that stands behind the # of the address, and goes on to the site. What stands there never leaves the browser by
 * itself, so no server and no log has seen it; it is taken out of the address at once.
 */
const { dataset } = document.currentScript as HTMLScriptElement;
const token = location.hash.slice(1);
history.replaceState(null, '', location.pathname);

function sayOver(): void {
  (document.querySelector('p') as HTMLElement).textContent = dataset['over'] as string;
}

fetch(location.pathname, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ token }),
}).then(({ ok }) => (ok ? location.replace('/') : sayOver()), sayOver);

export {};
