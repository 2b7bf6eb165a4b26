import {
  Button,
  ErrorPanel,
  PageHeading,
  Section,
  SelectField,
  Stack,
  TextField,
  TextLink,
} from '@club-reviews/shared-ui';
import { useLocation } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { OVERRIDE_PATH } from '../overrides/override-path';
import type { OverrideRefusal } from '../overrides/override-path';
import { useRemoteHost } from '../remotes/remote-host-context';
import { ShellHead } from './shell-head';

const TITLE = 'A part of the site from somewhere else';

const REFUSALS: Record<OverrideRefusal, string> = {
  staff: 'Only staff can do this. Log in to the site administration in this browser, then try again here.',
  remote: 'The site has no part with that name.',
  entry: 'Code can only come from this machine (http://localhost:…) or from a release of this site (/mfe/…).',
  release: 'There’s no release of that part at this address that you can use.',
  service: 'Who you are can’t be checked right now. Please try again in a moment.',
};

const Narrow = styled.div`
  max-width: 40rem;
`;

/**
 * Asks staff which remote this tab should get from where; the server responds with a page of the site, or this one
 * again.
 */
export default function OverridePage() {
  const { search } = useLocation();
  const { registry } = useRemoteHost();
  const parameters = new URLSearchParams(search);
  const refusal = REFUSALS[parameters.get('refused') as OverrideRefusal] as string | undefined;
  const names = registry.remotes.map(({ name }) => name);
  const asked = parameters.get('remote') ?? '';
  return (
    <>
      <ShellHead title={TITLE} />
      <PageHeading title={TITLE} lead="For logged-in staff, in one tab of their browser." />
      <Section>
        <Narrow>
          <Stack>
            {refusal !== undefined && <ErrorPanel title="This can’t be shown in your tab" text={refusal} />}
            <p>
              No one else sees it, and your other tabs stay as they are. What you do in the tab is real:
              anything you save is saved for everyone. It ends when you stop it, close the tab or log out.
            </p>
            <form action={OVERRIDE_PATH}>
              <Stack>
                <SelectField
                  label="Part of the site"
                  name="remote"
                  required
                  defaultValue={names.includes(asked) ? asked : names[0]}
                  options={names.map((name) => ({ value: name, label: name }))}
                />
                <TextField
                  label="Address of its code"
                  name="entry"
                  required
                  spellCheck={false}
                  autoComplete="off"
                  defaultValue={parameters.get('entry') ?? ''}
                  hint="Its remoteEntry.js on this machine, such as http://localhost:4301/remoteEntry.js, or in a release of this site, /mfe/…"
                />
                <div>
                  <Button type="submit">Show it in this tab</Button>
                </div>
              </Stack>
            </form>
            <p>
              <TextLink to="/admin">Go to the site administration</TextLink>
            </p>
          </Stack>
        </Narrow>
      </Section>
    </>
  );
}
