/** The path of a ground's page. */
export const groundPath = (id: number) => `/grounds/${id}`;

/** Whether a text can be the number of a ground. */
export const isGroundNumber = (text: string) => /^[1-9]\d{0,8}$/.test(text);

/** Where a ground is, in words: "Leeds, LS8 1JQ"; "" if Active Places doesn't say. */
export const groundPlace = ({ town, postcode }: { town: string | null; postcode: string | null }) =>
  [town, postcode].filter((part) => part !== null).join(', ');
