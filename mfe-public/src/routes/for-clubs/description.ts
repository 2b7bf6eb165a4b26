import { textPageDescription } from '../../head/text-page-description';

/** What the site offers to clubs. */
export const description = textPageDescription({
  path: '/for-clubs',
  title: 'For Clubs',
  description:
    'Claim your youth football club’s page free of charge: describe the club, reply to parents’ reviews and see what families value.',
  hasNumbers: true,
});
