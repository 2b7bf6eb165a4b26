import { useState } from 'react';
import { Button, ButtonLink, Card, Grid, PageHeading, Section, TextField } from '@club-reviews/shared-ui';
import { DeveloperFacts } from './developer-facts';
import { ShellHead } from './shell-head';
import { useBrowserFacts } from './use-browser-facts';

async function describeStats(): Promise<string> {
  try {
    const answer = await fetch('/api/stats');
    const text = await answer.text();
    return answer.ok ? `API Working: ${text}` : `API Error: ${answer.status} ${text}`;
  } catch (error) {
    return `API Error: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Developer page: checks whether typing, scripts and the api work on this device. */
export default function MobileTestPage() {
  const facts = useBrowserFacts();
  const [text, setText] = useState('');
  const [result, setResult] = useState('');
  return (
    <>
      <ShellHead title="Mobile test" />
      <PageHeading title="Mobile test">
        <ButtonLink to="/">Go to Main App</ButtonLink>
      </PageHeading>
      <Section>
        <Grid>
          <Card as="section">
            <h2>Typing</h2>
            <TextField label="Test text" value={text} onChange={(event) => setText(event.target.value)} />
            <output>You typed: {text}</output>
          </Card>
          <Card as="section">
            <h2>Calling</h2>
            <Button onClick={() => void describeStats().then(setResult)}>Test the API</Button>
            <output>{result}</output>
          </Card>
          <Card as="section">
            <h2>Browser</h2>
            <DeveloperFacts facts={{ ...facts?.device, ...facts?.viewport }} />
          </Card>
        </Grid>
      </Section>
    </>
  );
}
