import { render, screen } from '@testing-library/react';
import { Container } from '../container/container';
import { Grid } from '../grid/grid';
import { Cluster, Stack } from '../stack/stack';
import { Card } from './card';

describe('Card and the layout around it', () => {
  it('renders as the element that its place needs', () => {
    render(
      <Container>
        <Stack>
          <Cluster data-justify="between">Two cards</Cluster>
          <Grid as="ul" role="list">
            <Card as="li">First</Card>
            <Card as="li">Second</Card>
          </Grid>
        </Stack>
      </Container>,
    );
    expect(screen.getByRole('list')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
