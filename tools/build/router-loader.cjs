/** A component's name for React's developer tools, at the beginning of a line. */
const NAMED = /^\w+\.displayName = "[^"]*";$/gm;

/** A component or context made by a call, at the beginning of a line. */
const MADE = /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** What a link fetches in advance in React Router's framework mode, which this site doesn't use. */
const PREFETCHED = /React\d*\.createElement\(PrefetchPageLinks, [^)]*\)/g;

/** Lets builds leave out what nothing uses of React Router: they can't tell that naming and making a component has no effect. */
module.exports = (source) =>
  source.replace(NAMED, '').replace(MADE, '$1/* @__PURE__ */ $2').replace(PREFETCHED, 'null');
