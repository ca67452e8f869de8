/** The start of a URL of another site as people write it, without `https://`. */
export const bareUrl =
  /^(?:www\.[^\s.]|[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|edu|gov|au|nz|uk|io|be|example)(?:[/?#:]|$))/i;
