import { screen } from '@testing-library/react';
import { renderInRouter } from '../../testing/render-in-router';
import { TextLink } from '../text-link/text-link';
import { SkipLink } from './skip-link';

describe('SkipLink', () => {
  it('skips the header and leads to the content', () => {
    renderInRouter(
      <>
        <SkipLink />
        <TextLink to="/about">About</TextLink>
        <main id="content">Content</main>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
    expect(screen.getByRole('link', { name: 'About' })).toHaveAttribute('href', '/about');
  });
});
