/**
 * First module of the shell's browser code in development. All parts of a page must register their components with
 * one copy of React Refresh, the one that saw React start, so remotes take it from here.
 */
import * as refreshRuntime from 'react-refresh/runtime';
// Remotes built for production ask the shell for this runtime, which the shell's own development code doesn't use.
import 'react/jsx-runtime';

globalThis.__REACT_REFRESH_RUNTIME__ = refreshRuntime;
