import { imagesOf } from '../../markdown/imagesOf';
import { nodesOfType } from '../../markdown/nodes';
import { placeInText } from '../../markdown/places';
import { onVideoSite } from '../../markdown/videos';
import { pictureInTextPattern, pictureReason } from '../../schemas/pictures';
import { rule } from '../rule';

/** Checks the URLs of pictures in a text; the schema checks the one in the front matter. */
export const pictureUrl = rule('pictures:url', (tree, file, { lines }) => {
  for (const { node, url } of imagesOf(tree)) {
    const reason = onVideoSite.test(url) ? videoReason : pictureReason(url, pictureInTextPattern);
    if (reason) file.message(`URL of this picture: ${reason}`, node);
  }
  for (const node of nodesOfType(tree, 'text')) {
    const index = node.value.search(embedded);
    if (index >= 0) file.message(embeddedReason, placeInText(lines, node, index, 'data:image/'));
  }
});

const videoReason = 'is a video: delete the exclamation mark in front of it';

const embedded = /data:image\/[a-z+]+;base64,/;

const embeddedReason =
  'the characters of a picture are in the text here (data:image): delete them, add the picture to content/pictures, and write ![what it shows](../pictures/team-day.jpg)';
