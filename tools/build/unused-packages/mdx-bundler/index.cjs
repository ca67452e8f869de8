exports.bundleMDX = () => {
  throw new Error('mdx-bundler is not installed: write Markdown.');
};
