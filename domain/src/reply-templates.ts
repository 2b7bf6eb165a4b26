/** How many reply templates a club can have. */
export const MAX_REPLY_TEMPLATES = 20;

/** How long a template's name may be, in characters. */
export const MAX_TEMPLATE_NAME_LENGTH = 60;

/** The form's and the api's messages about an invalid template. */
export const TEMPLATE_MESSAGES = {
  name: 'Please name the template',
  text: 'Please write the template’s text',
  changed:
    'Somebody else has changed the templates meanwhile. Yours weren’t saved: please look at the list, and save again.',
  tooMany: `A club can keep ${MAX_REPLY_TEMPLATES} templates`,
};
