import { __PRIVATE__ } from 'styled-components';

/**
 * Tells styled-components which classes the page already has styles for, in order. Otherwise it would take over the
 * server's element: write every rule again and remove the element, and the browser would recompute all styles.
 * @param classes by component, separated by spaces
 */
export function adoptClasses(classes: Record<string, string>): void {
  for (const [componentId, names] of Object.entries(classes))
    for (const name of names.split(' ')) __PRIVATE__.mainSheet.registerName(componentId, name);
}
