import { useState } from 'react';
import { Button, Card, Cluster, Grid, PageHeading, Section, TextLink } from '@club-reviews/shared-ui';
import { useLocation, useParams } from '@club-reviews/shared-ui/platform';
import { styled } from 'styled-components';
import { DeveloperFacts } from './developer-facts';
import { ShellHead } from './shell-head';
import { useBrowserFacts } from './use-browser-facts';

const TEST_LINKS = ['/clubs/91', '/clubs/5', '/clubs/1'];
const TEST_CALLS = ['/api/clubs/91', '/api/clubs'];

/** How much of a response the log shows. */
const LOGGED_CHARACTERS = 200;

const Log = styled.pre`
  min-height: 6rem;
  max-height: 24rem;
  margin-block-start: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-m);
  background: var(--color-sunken);
  font-size: var(--text-xs);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  overflow-y: auto;
`;

async function describeAnswer(path: string): Promise<string> {
  try {
    const answer = await fetch(path);
    const text = await answer.text();
    return `${path}: ${answer.status} ${text.slice(0, LOGGED_CHARACTERS)}`;
  } catch (error) {
    return `${path}: failed, ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Developer page: what the router, the device and the api report on this device. */
export default function MobileDebugPage() {
  const { id } = useParams();
  const { pathname, search, hash } = useLocation();
  const facts = useBrowserFacts();
  const [lines, setLines] = useState<string[]>([]);
  const call = async (path: string) => {
    const line = await describeAnswer(path);
    setLines((before) => [...before, line]);
  };

  return (
    <>
      <ShellHead title="Mobile debug" />
      <PageHeading title="Mobile debug" />
      <Section>
        <Grid>
          <Card as="section">
            <h2>Route</h2>
            <DeveloperFacts
              facts={{
                'Parameter id': id ?? 'none',
                Path: pathname,
                Query: search || 'none',
                Hash: hash || 'none',
              }}
            />
          </Card>
          <Card as="section">
            <h2>Device</h2>
            <DeveloperFacts facts={facts?.device ?? {}} />
          </Card>
          <Card as="section">
            <h2>Viewport</h2>
            <DeveloperFacts facts={facts?.viewport ?? {}} />
          </Card>
        </Grid>
      </Section>
      <Section title="Test links">
        <Cluster data-gap="large">
          {TEST_LINKS.map((path) => (
            <TextLink key={path} to={path}>
              {path}
            </TextLink>
          ))}
        </Cluster>
      </Section>
      <Section title="Test calls">
        <Cluster>
          {TEST_CALLS.map((path) => (
            <Button key={path} variant="secondary" onClick={() => void call(path)}>
              Fetch {path}
            </Button>
          ))}
        </Cluster>
        <Log role="log" aria-label="Results" tabIndex={0}>
          {lines.length === 0 ? 'No call made yet.' : lines.join('\n\n')}
        </Log>
      </Section>
    </>
  );
}
