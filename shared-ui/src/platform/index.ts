/**
 * The one façade that the shell provides to every remote as a shared singleton.
 *
 * Named re-exports only: sharing react-router, Redux Toolkit and RTK Query directly would ship them whole, because the
 * bundler can't know what a remote will use. What is not listed here is not shipped.
 */
export {
  BrowserRouter,
  Link,
  Navigate,
  Outlet,
  Router,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  matchPath,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useRoutes,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
export { createSlice } from '@reduxjs/toolkit';
export type { PayloadAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
export { createApi, setupListeners, skipToken } from '@reduxjs/toolkit/query/react';
export type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
export { Provider, useDispatch, useSelector } from 'react-redux';

export { trackEvent, trackPageView, visitorDeclinesTracking } from './analytics';
export { apiErrorMessage, createBaseQuery, isApiError } from './base-query';
export type { ApiResponse, ApiError } from './base-query';
export { announceContentChange, announcesContentChange, onContentChange } from './content-changes';
export { HydrateLater, isArriving, startHydration } from './hydrate-later';
export { lazyPage } from './lazy-page';
export type { LazyPage } from './lazy-page';
export { readListPart } from './list-part';
export type { ListPart } from './list-part';
export { RemoteContextProvider, useRemoteContext } from './remote-context';
export type {
  ExposedModules,
  PreloadedQuery,
  MapConfig,
  PublicConfig,
  RemoteContext,
  RemoteInstance,
  RemoteModule,
  ReviewDialogProps,
} from './remote-contract';
export type {
  HeadTags,
  PageResponse,
  PageCall,
  PageContext,
  PageDescription,
  SitemapPart,
} from './page-contract';
export { retainPreloaded } from './retain-preloaded';
export { createRemoteStore } from './remote-store';
export { serverNow } from './server-clock';
export { dismissToast, pauseToast, resumeToast, showToast, useCurrentToast } from './toast';
export type { Toast } from './toast';
export { hasSecretToken, useSecretToken } from './use-secret-token';
export { readStored, writeStored } from './web-storage';
export { WRITE_REVIEW_PARAMETER, writeReviewSearch } from './write-review-link';
