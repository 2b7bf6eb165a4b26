import type { ComponentType, SVGProps } from 'react';

/** Every icon that a front end imports, by name. The build generates this module; see `build/in-use.mjs`. */
export const ICONS: Record<string, ComponentType<SVGProps<SVGSVGElement>>>;

/** The widths at which shared-ui's components change, and how many rules there are for each. */
export const BREAKPOINTS: readonly { rem: number; count: number }[];
