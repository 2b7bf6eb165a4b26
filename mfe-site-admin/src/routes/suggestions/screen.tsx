export { SuggestionList as default } from '../../features/suggestions/suggestion-list';
