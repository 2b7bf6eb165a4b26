import { getOperator } from '@club-reviews/domain/operator-defaults';
import { Card, CardTitle, SoftText } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { NumberedSteps } from '../../components/numbered-steps';
import { SupportEmail } from '../../components/support-email';

const toSteps = (replyTime: string) => [
  { title: 'Send this form', text: 'It takes about five minutes, and it’s free.' },
  {
    title: 'We check it',
    text: `We’ll check your connection with the club within ${replyTime}.`,
  },
  { title: 'Choose your password', text: 'We’ll email you an invitation to your club’s admin area.' },
];

/** What happens after a claim, beside its form. */
export function ClaimSteps() {
  const { replyTimeClaims } = getOperator(useRemoteContext().config);
  return (
    <Card as="aside" aria-labelledby="claim-steps">
      <CardTitle id="claim-steps">How it works</CardTitle>
      <NumberedSteps steps={toSteps(replyTimeClaims)} />
      <SoftText>
        Reviews stay as parents wrote them: clubs can reply, but can’t hide or change them. Questions? Write
        to <SupportEmail />.
      </SoftText>
    </Card>
  );
}
