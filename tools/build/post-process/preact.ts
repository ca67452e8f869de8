/** Aliases for esbuild: Preact runs the components of islands with a quarter of React's bytes (decision 26). */
export const preactForReact = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};
