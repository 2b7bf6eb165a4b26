import { Button, Panel } from '@club-reviews/shared-ui';
import { useRemoteContext } from '@club-reviews/shared-ui/platform';
import { useFormikContext } from 'formik';
import { styled } from 'styled-components';

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 var(--space-3);
  margin-block: var(--space-1) var(--space-3);
  font-size: var(--text-s);

  & > dt {
    color: var(--color-ink-soft);
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

/** Shows the login of the fictional sample club and fills it in on request. Empty if there isn't one. */
export function DemoLogin() {
  const { demoLogin } = useRemoteContext().config;
  const { setValues } = useFormikContext<typeof demoLogin>();
  if (demoLogin === undefined) return null;
  return (
    <Panel title="Demo login">
      <Facts>
        <dt>Email</dt>
        <dd>{demoLogin.email}</dd>
        <dt>Password</dt>
        <dd>{demoLogin.password}</dd>
      </Facts>
      <Button variant="secondary" size="small" onClick={() => void setValues(demoLogin)}>
        Fill in the demo login
      </Button>
    </Panel>
  );
}
