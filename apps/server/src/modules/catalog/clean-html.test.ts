import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

test('keeps simple formatting', () => {
  const html =
    '<p>Fresh <b>and</b> <strong>crisp</strong>,<br>from <i>our</i> <em>farm</em></p><ul><li>a</li><li>b</li></ul>';
  expect(cleanHtml(html)).toBe(html);
  expect(cleanHtml('<OL><LI>One</LI></OL>')).toBe('<ol><li>One</li></ol>');
});

test('removes attributes, other tags and comments but keeps their text', () => {
  expect(cleanHtml('<p class="x" onclick="alert(1)">Hi</p>')).toBe('<p>Hi</p>');
  expect(cleanHtml('<div><h2>Dal</h2> <a href="javascript:alert(1)">more</a></div>')).toBe('Dal more');
  expect(cleanHtml('a<!-- <b>secret</b> -->b<!doctype html>c<?php echo 1 ?>d')).toBe('abcd');
  expect(cleanHtml('<img src=x onerror=alert(1)>Milk')).toBe('Milk');
});

test('removes scripts and the like with their content', () => {
  expect(cleanHtml('Rice<script>alert("x")</script> and <style>p{color:red}</style>dal')).toBe('Rice and dal');
  expect(cleanHtml('a<SCRIPT src=//x>b</ScRiPt >c<svg><b onload=x>y</b></svg>d')).toBe('acd');
  expect(cleanHtml('never closed <iframe src=x>all the rest')).toBe('never closed');
});

test.each([
  ['<scr<script>ipt>alert(1)</script>', 'ipt&gt;alert(1)'],
  ['<<b>script>x', '&lt;<b>script&gt;x</b>'],
  ['<p title=">"><img src=x onerror=alert(1)>', '<p></p>'],
  ['5 < 6 & 7 > 3', '5 &lt; 6 &amp; 7 &gt; 3'],
  ['<img src=x onerror=alert(1)', ''],
  ['<!-- open', ''],
  ['<b/onmouseover=alert(1)>x', '<b>x</b>'],
  ['<p\u0000onclick=x>y', 'y'],
  ['</p></b>stray', '<p></p>stray'],
])('sanitizes %s', (bad, good) => {
  expect(cleanHtml(bad)).toBe(good);
});

test('decodes entities and escapes &, < and >', () => {
  expect(cleanHtml('Salt &amp; Pepper &lt;b&gt; &#8377;5 &#x20B9; &nbsp;&mdash;')).toBe(
    'Salt &amp; Pepper &lt;b&gt; ₹5 ₹ \u00a0—',
  );
  expect(cleanHtml('Salt & Pepper &; &#; &#xZZ;')).toBe('Salt &amp; Pepper &amp;; &amp;#; &amp;#xZZ;');
});

test('closes open tags, and paragraphs before blocks', () => {
  expect(cleanHtml('<ul><li>one<li>two <b>bold</ul>after')).toBe('<ul><li>one</li><li>two <b>bold</b></li></ul>after');
  expect(cleanHtml('<p>one<p>two<ul><li>x')).toBe('<p>one</p><p>two</p><ul><li>x</li></ul>');
  expect(cleanHtml('<b>x<ul><li>y</b>z</li></ul>')).toBe('<b>x<ul><li>y</li></ul></b>z');
});

const pieces = fc.constantFrom(
  ...'< > / & ; " \' = ! -- --> <!-- <p> </p> <b> </b> <ul> <li> </li> </ul> <br/> <script> </script> <svg> <a &lt; &amp; &#60; x'.split(
    ' ',
  ),
  'onerror=alert(1)',
  '\n',
);
const markup = fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join(''));

test('returns only allowed tags without attributes, closed in order, for any input', () => {
  fc.assert(
    fc.property(fc.oneof(markup, fc.string()), (html) => {
      const open: string[] = [];
      const left = cleanHtml(html).replace(
        /<(\/?)(p|ul|ol|li|b|strong|i|em|br)>/g,
        (_, slash: string, name: string) => {
          if (slash) expect(open.pop()).toBe(name);
          else if (name !== 'br') open.push(name);
          return '';
        },
      );
      expect(open).toEqual([]);
      expect(left).not.toMatch(/[<>]/);
    }),
  );
});

test('closes list points that only a removed tag kept apart', () => {
  expect(cleanHtml('<li>one<a><li>two')).toBe('<li>one</li><li>two</li>');
});

test('is idempotent', () => {
  fc.assert(fc.property(fc.oneof(markup, fc.string()), (html) => cleanHtml(cleanHtml(html)) === cleanHtml(html)));
});

test('cleans a hostile text of the maximum length quickly', () => {
  const started = process.cpuUsage();
  for (const hostile of ['<', '<a', '<b>', '<!--', '</', '&', '<script>', '<p title="', '<ul><li>']) {
    cleanHtml(hostile.repeat(20_000 / hostile.length));
  }
  // Time of the processor, which other work of the machine does not lengthen.
  expect(process.cpuUsage(started).user).toBeLessThan(2_000_000);
});
