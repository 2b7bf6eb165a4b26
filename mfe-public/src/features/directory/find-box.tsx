import { SearchField } from '@club-reviews/shared-ui';
import { lazyPage, useNavigate } from '@club-reviews/shared-ui/platform';
import { Suspense, useEffect, useEffectEvent, useId, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { readFindParams, shownText, TEXT_LENGTH } from '../../lib/find-params';
import type { ToAddress } from '../../lib/find-params';
import { useChildContext } from '../../lib/use-child-context';
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches';
import type { SuggestionListProps } from './suggestion-list';
import { recentOptions, suggestionOptions } from './suggestion-options';
import type { SuggestionOption } from './suggestion-options';
import { useSuggestions } from './use-suggestions';

interface FindBoxProps {
  label?: string;
  /** Its name in the form. */
  name?: string;
  /** The text in the address. */
  text: string;
  /** Reads it from a query string. */
  readText?: (search: string) => string;
  /** The address of this search with a change. */
  toAddress: ToAddress;
  /** Called when the visitor pauses while typing; without it, they search by Enter or a choice. */
  onTyped?: (text: string) => void;
  /** Called with the address of a place or text that was chosen; without it, that's where the visitor goes. */
  onChoose?: (to: string) => void;
  /** Whether only towns and postcodes are suggested. */
  isPlaceOnly?: boolean;
  /** Whether the label is visible above the field, instead of inside it. */
  isLabelled?: boolean;
  /** Why the text can't be searched for. */
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** How long the visitor must pause before their text is searched for. */
const PAUSE_MS = 300;

const SuggestionList = lazyPage<SuggestionListProps>(
  () => import(/* webpackChunkName: "suggestion-list" */ './suggestion-list'),
);

const Frame = styled.div`
  position: relative;
`;

const readShownText = (search: string) => shownText(readFindParams(search));

/**
 * The search's text field: a combobox that suggests clubs, towns and postcodes and, while it's empty, the visitor's own
 * recent searches. Its form searches for whatever is in it.
 */
export function FindBox({
  label = 'Club name, town or postcode',
  name = 'q',
  text,
  readText = readShownText,
  toAddress,
  onTyped,
  onChoose,
  isPlaceOnly = false,
  isLabelled = false,
  error,
  ref,
}: FindBoxProps) {
  const navigate = useNavigate();
  const child = useChildContext();
  const listId = useId();
  const [draft, setDraft] = useState(text);
  const [seenText, setSeenText] = useState(text);
  const [isTyping, setIsTyping] = useState(false);
  const [recent, setRecent] = useState<readonly string[] | null>(null);
  const [active, setActive] = useState(-1);
  const suggested = useSuggestions(isTyping && draft.trim() !== '' ? draft.trim() : null);

  const options =
    recent !== null && draft.trim() === ''
      ? recentOptions(isPlaceOnly ? [] : recent, toAddress)
      : suggestionOptions(isPlaceOnly ? { ...suggested, clubs: [] } : suggested, toAddress, child);
  const isOpen = options.length > 0;

  if (text !== seenText) {
    setSeenText(text);
    // The address changed other than by typing (back button, link): show its text.
    if (!isTyping) setDraft(text);
  }

  const send = useEffectEvent((wanted: string) => {
    if (isTyping && wanted !== text) onTyped?.(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(() => send(draft.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const showAddress = useEffectEvent(() => {
    setIsTyping(false);
    setDraft(readText(window.location.search));
  });
  useEffect(() => {
    // Going back can overtake the search it undoes; only the address can tell.
    window.addEventListener('popstate', showAddress);
    return () => window.removeEventListener('popstate', showAddress);
  }, []);

  const close = () => {
    setIsTyping(false);
    setRecent(null);
    setActive(-1);
  };
  const choose = (option: SuggestionOption) => {
    close();
    if (option.kind !== 'club') {
      rememberSearch(option.label);
      setDraft(option.label);
    }
    if (option.kind === 'club' || onChoose === undefined) navigate(option.to);
    else onChoose(option.to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) {
      if (event.key === 'ArrowDown') setRecent(recentSearches());
      if (event.key === 'Enter') close();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const count = options.length + 1;
      setActive(((active + 1 + step + count) % count) - 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      const option = options[active];
      if (option !== undefined) {
        event.preventDefault();
        choose(option);
      } else close();
    }
  };

  return (
    <Frame
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <SearchField
        ref={ref}
        label={label}
        hideLabel={!isLabelled}
        placeholder={isLabelled ? undefined : label}
        error={error}
        name={name}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        maxLength={TEXT_LENGTH}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        value={draft}
        onFocus={() => {
          setRecent(recentSearches());
          void SuggestionList.preload().catch(() => undefined);
        }}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setDraft(event.target.value);
          setIsTyping(true);
          setActive(-1);
        }}
      />
      {isOpen && (
        <Suspense>
          <SuggestionList
            id={listId}
            options={options}
            active={active}
            onChoose={choose}
            onForget={
              options[0]?.kind === 'recent'
                ? () => {
                    forgetSearches();
                    setRecent(null);
                  }
                : undefined
            }
          />
        </Suspense>
      )}
    </Frame>
  );
}
