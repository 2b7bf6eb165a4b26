/** A package's style sheet as text, see tools/build/base-config.mjs. */
declare module '*.css?text' {
  const text: string;
  export default text;
}
