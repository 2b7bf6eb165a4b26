declare const remote: {
  name: string;
  routes: string[];
  exposes: Record<string, string>;
  server: Record<string, string>;
  browserOnly: string[];
};
export default remote;
