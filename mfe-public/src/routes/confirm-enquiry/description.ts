import { fixedDescription } from '../../head/fixed-description';

/** Where the link in the email to a parent leads. Its token stays out of the head. */
export const description = fixedDescription({
  title: 'Send Your Question',
  description: 'Check your question and send it to the club.',
  canonicalPath: '/confirm-enquiry',
  isSecret: true,
});
