/* global beforeAll, beforeEach, window */

/** Takes back before each test what the ones before have changed about the page. */
export function resetPage() {
  let ofNavigator;
  // After the test files are loaded: user-event replaces the clipboard then.
  beforeAll(() => (ofNavigator = Object.getOwnPropertyDescriptors(window.navigator)));
  beforeEach(() => {
    const { document, history, localStorage, navigator, sessionStorage } = window;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    // Testing Library removes only what it has put there.
    document.body.replaceChildren();
    // styled-components adds to its own elements for as long as it's loaded.
    for (const element of document.head.querySelectorAll(':not(style)')) element.remove();
    for (const name of document.documentElement.getAttributeNames())
      document.documentElement.removeAttribute(name);
    for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name);
    Object.defineProperties(navigator, ofNavigator);
  });
}
