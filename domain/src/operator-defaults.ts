/** What an operator says about the site and themselves. An empty text is something they haven't said. */
export interface OperatorValues {
  brandName: string;
  supportEmail: string;
  operatorName: string;
  operatorForm: string;
  operatorAddress: string;
  icoRegistration: string;
  regionName: string;
  replyTimeClaims: string;
  replyTimeLongest: string;
  replyTimeEnquiries: string;
  replyTimeTechnical: string;
  brandLogo: string;
  brandColour: string;
  brandAccent: string;
  socialLinks: string;
}

/** What screens show in words; the name, the address and the look have places of their own. */
export type PublicOperator = Omit<
  OperatorValues,
  'brandName' | 'supportEmail' | 'brandLogo' | 'brandColour' | 'brandAccent'
>;

/** What holds for what an operator hasn't said. Screens need these alone; operator-settings describes each. */
export const OPERATOR_DEFAULTS: Readonly<OperatorValues> = {
  brandName: 'Youth Football Club Reviews',
  supportEmail: 'support@example.org',
  operatorName: '',
  operatorForm: '',
  operatorAddress: '',
  icoRegistration: '',
  regionName: 'England',
  replyTimeClaims: '2-3 business days',
  replyTimeLongest: '5 business days',
  replyTimeEnquiries: '24-48 hours',
  replyTimeTechnical: '48 hours',
  brandLogo: '',
  brandColour: '',
  brandAccent: '',
  socialLinks: '',
};

/** Who runs the site and what they promise: the defaults until the api has said so. */
export function getOperator({ operator }: { operator?: PublicOperator }): PublicOperator {
  return { ...OPERATOR_DEFAULTS, ...operator };
}

/** The lines of an address, which may be written in one with commas, as in an environment variable. */
export function toAddressLines(address: string): string[] {
  return (address.includes('\n') ? address.split('\n') : address.split(',')).flatMap(
    (line) => line.trim() || [],
  );
}

/** The addresses in a list that's separated by spaces, commas or lines. */
export function toSocialLinks(list: string): string[] {
  return list.split(/[\s,]+/).filter(Boolean);
}
