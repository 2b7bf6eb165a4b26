import { Card, CardTitle, Panel, Stack, TextLink } from '@club-reviews/shared-ui';
import type { Step } from '../../components/numbered-steps';
import { NumberedSteps } from '../../components/numbered-steps';

const STEPS: readonly Step[] = [
  {
    title: 'You confirm your email address',
    text: 'Our email links to a page where you can check your notice. We receive it when you send it from there.',
  },
  {
    title: 'We pass it on within 48 hours',
    text: 'Weekends and bank holidays don’t count. If we can’t reach the author, we remove the review.',
  },
  {
    title: 'The author has five days',
    text: 'If they agree or say nothing, we remove the review.',
  },
  {
    title: 'Or the review stays',
    text: 'If the author stands by it, they have to give us their name and address. You’ll only get these if they agree or a court orders it.',
  },
];

/** What a notice is for, and what follows from it. */
export function NoticeIntro() {
  return (
    <Stack>
      <Card as="section" aria-labelledby="notice-steps">
        <CardTitle id="notice-steps">What happens next</CardTitle>
        <NumberedSteps steps={STEPS} />
      </Card>
      <Panel title="Is this what you need?">
        A notice is for anyone whose reputation is seriously harmed by something untrue. We can’t say who’s
        right. For anything else that’s wrong with a review, select “Report” below it.{' '}
        <TextLink to={{ pathname: '/terms-of-service', hash: '#defamation' }}>What the law says</TextLink>
      </Panel>
    </Stack>
  );
}
