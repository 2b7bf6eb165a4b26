import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInRouter } from '../../testing/render-in-router';
import { Pagination } from './pagination';

describe('Pagination', () => {
  it('links to first, previous, numbered, next and last pages', () => {
    renderInRouter(<Pagination page={6} totalPages={20} hrefFor={(page) => `/browse-clubs?page=${page}`} />);
    const getHref = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(getHref('First page')).toBe('/browse-clubs?page=1');
    expect(getHref('Previous page')).toBe('/browse-clubs?page=5');
    expect(getHref('Page 8')).toBe('/browse-clubs?page=8');
    expect(getHref('Next page')).toBe('/browse-clubs?page=7');
    expect(getHref('Last page')).toBe('/browse-clubs?page=20');
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('6');
  });

  it('offers nothing before the first page or after the last', () => {
    renderInRouter(<Pagination page={1} totalPages={2} hrefFor={(page) => `?page=${page}`} />);
    expect(screen.getByRole('link', { name: 'First page' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('link', { name: 'Previous page' })).not.toHaveAttribute('href');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href');
  });

  it('says when one of its links is followed', async () => {
    const onPage = jest.fn();
    renderInRouter(
      <Pagination page={1} totalPages={3} hrefFor={(page) => `?page=${page}`} onPage={onPage} />,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Page 3' }));
    expect(onPage).toHaveBeenCalledTimes(1);
    expect(window.location.search).toBe('?page=3');
  });

  it('is missing for a single page', () => {
    renderInRouter(<Pagination page={1} totalPages={1} hrefFor={() => '?'} />);
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
