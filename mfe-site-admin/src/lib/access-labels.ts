import type { AccessEntry } from '../api/types';

/** The screens' labels for the record's calls. */
const LISTS: readonly (readonly [RegExp, string])[] = [
  [/^\/admin\/reviews\/export$/, 'the list of reviews'],
  [/^\/admin\/reviews$/, 'the list of reviews'],
  [/^\/admin\/reviews\/:id\/cluster$/, 'reviews that came in together'],
  [/^\/admin\/claims/, 'claims'],
  [/^\/admin\/notices$/, 'the list of notices'],
  [/^\/admin\/notices\/:id/, 'a notice'],
  [/^\/admin\/reports/, 'reports'],
  [/^\/admin\/removed-reviews/, 'removed reviews'],
  [/^\/admin\/desk/, 'the queue'],
  [/^\/admin\/staff/, 'the staff'],
  [/^\/admin\/suppressed-addresses/, 'addresses that get no email'],
  [/^\/admin\/clubs/, 'a club’s entry'],
];

const CALL = /^[A-Z]+ (?:\/api)?(\/\S*)(?: (.+))?$/;

/** Which record was read. Earlier releases only logged `:id`. */
const RECORD = /\/(\d+)(?=\/|$)/;

const FILTERS: Readonly<Record<string, string>> = {
  clubId: 'club number',
  edit: 'edit',
  held: 'held',
  rating: 'stars',
  search: 'search',
  status: 'status',
};

function toFilters(query: string | undefined): string {
  const filters = [...new URLSearchParams(query)].map(
    ([name, value]) => `${FILTERS[name] ?? name}: ${value.replaceAll('-', ' ')}`,
  );
  return filters.length === 0 ? '' : ` (${filters.join(', ')})`;
}

/** "Read claims"; a call that this release doesn't know keeps the server's word. */
export function accessLabel({ action, subject }: Pick<AccessEntry, 'action' | 'subject'>): string {
  switch (action) {
    case 'address-released':
      return 'Let an address get email again';
    case 'person-found':
      return `Looked for a person: “${subject}”`;
    case 'person-exported':
      return `Made a copy of a person’s data: “${subject}”`;
    case 'person-erased':
      return `Erased a person: “${subject}”`;
    default: {
      const [, path = '', query] = CALL.exec(subject) ?? [];
      const [, number] = RECORD.exec(path) ?? [];
      const call = path.replace(RECORD, '/:id');
      const list = LISTS.find(([pattern]) => pattern.test(call))?.[1] ?? (path || subject);
      if (action === 'addresses-exported') return `Exported ${list}${toFilters(query)}`;
      return `Read ${list}${number === undefined ? '' : ` (number ${number})`}`;
    }
  }
}
