import { __PRIVATE__ } from 'styled-components';

/**
 * Tells styled-components which classes the page has styles for already, in the order in which those stand. It would take over
 * the server's element otherwise: write every rule again and remove the element, for which the browser computes all styles
 * anew.
 * @param classes by component, with blanks between them
 */
export function adoptClasses(classes: Record<string, string>): void {
  for (const [componentId, names] of Object.entries(classes))
    for (const name of names.split(' ')) __PRIVATE__.mainSheet.registerName(componentId, name);
}
