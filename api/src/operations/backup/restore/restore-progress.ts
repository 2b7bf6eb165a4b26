/** Called with what is being done and how much of it is done, 0 to 1. */
export type RestoreProgress = (step: string, done: number) => void;
