/** Said of a call that got no answer, or one without words. */
export const NO_ANSWER = 'The server couldn’t be reached. Please try again in a moment.';
