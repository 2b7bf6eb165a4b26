import { Container } from '@club-reviews/shared-ui';
import { Frame } from './remote-unavailable';

/** Shown instead of an area that has been switched off. The rest of the site goes on. */
export function RemoteKilled() {
  return (
    <Frame>
      <Container>
        <h1>This part of the site is not available just now</h1>
        <p>The rest of the site still works. Please come back later.</p>
      </Container>
    </Frame>
  );
}
