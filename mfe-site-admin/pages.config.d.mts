/** Every page: path pattern → folder in `src/routes`. */
export declare const PAGES: Readonly<Record<string, string>>;
