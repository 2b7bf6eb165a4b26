/** Shown for a call that got no response, or one without a message. */
export const NO_ANSWER = 'The server couldn’t be reached. Please try again in a moment.';
