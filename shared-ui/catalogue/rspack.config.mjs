import { rspack } from '@rspack/core';
import { baseConfig, outputFolder } from '../../tools/build/base-config.mjs';

/** Prefix of the catalogue's class names; see `baseConfig`. */
const CLASS_PREFIX = 'k';

/** The catalogue as one page with one script. It isn't part of any release. */
export default {
  ...baseConfig(CLASS_PREFIX),
  name: 'catalogue',
  context: import.meta.dirname,
  target: ['web', 'es2022'],
  entry: './pages/main.tsx',
  output: { path: `${outputFolder('shared-ui')}/catalogue`, publicPath: '/', clean: true },
  // Build speed matters more than size, because the catalogue stays on this machine.
  optimization: { minimize: false },
  plugins: [new rspack.HtmlRspackPlugin({ template: './pages/page.html' })],
  devServer: { host: '127.0.0.1', port: Number(process.env.PORT ?? 3020), hot: false, static: false },
};
