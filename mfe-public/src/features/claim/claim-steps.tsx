import { Card } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';

const STEPS = [
  ['Send this form', 'It takes about five minutes and costs nothing.'],
  ['We check it', 'We look at how you can show that you are of the club, within 2-3 business days.'],
  ['Choose your password', 'An email invites you to your club’s admin area.'],
];

const Steps = styled.ol`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  list-style: none;
  counter-reset: step;

  & > li {
    display: grid;
    grid-template-columns: 2rem minmax(0, 1fr);
    gap: 0 var(--space-3);
    counter-increment: step;
  }
  & > li::before {
    content: counter(step) / '';
    display: grid;
    place-items: center;
    grid-row: 1 / span 2;
    width: 2rem;
    height: 2rem;
    border-radius: 50%;
    background: var(--color-pitch-tint);
    color: var(--color-on-pitch-tint);
    font-weight: 720;
    font-variant-numeric: tabular-nums;
  }
`;

const Text = styled.span`
  font-size: var(--text-s);
  color: var(--color-ink-soft);
`;

const Heading = styled.h2`
  font-size: var(--text-l);
`;

/** What follows from a claim, beside its form. */
export function ClaimSteps() {
  const { supportEmail } = useRemoteContext().config;
  return (
    <Card as="aside" aria-labelledby="claim-steps">
      <Heading id="claim-steps">How it works</Heading>
      <Steps role="list">
        {STEPS.map(([title, text]) => (
          <li key={title}>
            <strong>{title}</strong>
            <Text>{text}</Text>
          </li>
        ))}
      </Steps>
      <Text>
        Reviews stay as parents wrote them: clubs can reply to them, but neither hide nor change them.
        Questions? Write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
      </Text>
    </Card>
  );
}
