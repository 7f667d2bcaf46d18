(function () {
  'use strict';
  const place = document.getElementById('timeline');
  const source = document.getElementById('timeline-data');
  const data = source && JSON.parse(source.textContent || 'null');
  if (!place || !data || !data.runs) { return; }
  const KINDS = ['computing', 'waiting', 'sending', 'sending a piece', 'in a collective'];
  const COLOURS = ['--compute', '--wait', '--send', '--piece', '--collective'];
  const LEFT = 70, ROW = 34, BAR = 20, AXIS = 24;
  const whole = Math.max(1, ...data.runs.map(run => run.nanos));
  const view = { from: 0, to: whole };
  const pictures = [];

  function add(parent, name, text, className) {
    const made = document.createElement(name);
    if (text !== undefined) { made.textContent = text; }
    if (className) { made.className = className; }
    parent.appendChild(made);
    return made;
  }
  function time(nanos) {
    const size = Math.abs(nanos);
    return size >= 1e9 ? (nanos / 1e9).toFixed(3) + ' s' : size >= 1e6 ? (nanos / 1e6).toFixed(3) + ' ms' : (nanos / 1e3).toFixed(1) + ' \u00b5s';
  }
  function share(part, all) { return (100 * part / Math.max(1, all)).toFixed(1) + ' %'; }

  const legend = add(place, 'div', undefined, 'legend');
  KINDS.forEach((kind, k) => {
    const entry = add(legend, 'span');
    add(entry, 'i').style.background = 'var(' + COLOURS[k] + ')';
    entry.appendChild(document.createTextNode(kind));
  });
  add(legend, 'span', 'arrows: messages and pieces; + \u2212 zoom, \u2190 \u2192 move, 0 all', 'keys');

  data.runs.forEach((run, k) => {
    const figure = add(place, 'figure');
    const caption = add(figure, 'figcaption');
    add(caption, 'b', run.version || (data.runs.length > 1 ? 'run ' + (k + 1) : 'run'));
    add(caption, 'span', time(run.nanos));
    add(caption, 'span', run.engine);
    const canvas = add(figure, 'canvas');
    canvas.tabIndex = 0;
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', 'Timeline of ' + run.tracks.length + ' ranks; the table below has the sums');
    const said = add(figure, 'p', '', 'said');
    said.setAttribute('role', 'status');
    run.gaps.forEach(gap => add(figure, 'p', gap, 'gap'));
    sums(figure, run);
    const picture = { run, canvas, said, rows: new Map(run.tracks.map((track, row) => [track.rank, row])) };
    pictures.push(picture);
    listen(picture);
  });

  function sums(figure, run) {
    const table = add(figure, 'table');
    const head = add(add(table, 'thead'), 'tr');
    ['rank'].concat(KINDS).forEach(name => add(head, 'th', name).scope = 'col');
    const body = add(table, 'tbody');
    run.tracks.forEach(track => {
      const row = add(body, 'tr');
      add(row, 'td', 'rank ' + track.rank + (track.host ? ' on ' + track.host : ''));
      track.times.forEach(part => {
        const cell = add(row, 'td', share(part, track.to - track.from));
        cell.title = time(part);
      });
    });
  }

  function draw(picture) {
    const { run, canvas } = picture;
    const ratio = window.devicePixelRatio || 1;
    const width = canvas.clientWidth || 1000, height = AXIS + ROW * run.tracks.length;
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    canvas.style.height = height + 'px';
    const style = getComputedStyle(place);
    const colour = name => style.getPropertyValue(name).trim() || '#888';
    const pen = canvas.getContext('2d');
    pen.scale(ratio, ratio);
    pen.clearRect(0, 0, width, height);
    pen.font = '12px system-ui, sans-serif';
    const x = nanos => LEFT + (nanos - view.from) / (view.to - view.from) * (width - LEFT);
    const y = row => AXIS + row * ROW;
    axis(pen, x, width, height, colour);
    let spans = 0;
    run.tracks.forEach((track, row) => {
      pen.fillStyle = colour('--text');
      pen.fillText('rank ' + track.rank, 0, y(row) + BAR - 5);
      bar(pen, x, track.from, track.to, y(row), colour('--compute'), width);
      track.spans.forEach(span => { spans += bar(pen, x, span[0], span[1], y(row), colour(COLOURS[span[2] + 1]), width); });
    });
    canvas.dataset.spans = spans;
    canvas.dataset.flows = arrows(pen, picture, x, y, colour);
  }

  function axis(pen, x, width, height, colour) {
    const rough = (view.to - view.from) / 8, step = Math.pow(10, Math.floor(Math.log10(rough)));
    const every = [1, 2, 5, 10].map(n => n * step).find(n => n >= rough);
    pen.strokeStyle = colour('--line');
    pen.fillStyle = colour('--dim');
    for (let at = Math.ceil(view.from / every) * every; at <= view.to; at += every) {
      pen.beginPath(); pen.moveTo(x(at), AXIS - 6); pen.lineTo(x(at), height); pen.stroke();
      const label = time(at).replace(/\.?0+ /, ' ');
      if (x(at) + 3 + pen.measureText(label).width <= width) { pen.fillText(label, x(at) + 3, 11); }
    }
  }

  function bar(pen, x, from, to, top, fill, width) {
    const left = Math.max(LEFT, x(from)), right = Math.min(width, x(to));
    if (to < view.from || from > view.to) { return 0; }
    pen.fillStyle = fill;
    pen.fillRect(left, top, Math.max(0.6, right - left), BAR);
    return 1;
  }

  function arrows(pen, picture, x, y, colour) {
    let drawn = 0;
    pen.strokeStyle = colour('--arrow');
    pen.fillStyle = colour('--arrow');
    pen.lineWidth = 1;
    picture.run.flows.forEach(flow => {
      const from = picture.rows.get(flow[0]), to = picture.rows.get(flow[2]);
      if (from === undefined || to === undefined || flow[3] < view.from || flow[1] > view.to) { return; }
      drawn++;
      const down = to > from;
      const x0 = x(flow[1]), y0 = y(from) + (down ? BAR : 0), x1 = x(flow[3]), y1 = y(to) + (down ? 0 : BAR);
      if (x1 < LEFT || Math.abs(x1 - x0) + Math.abs(y1 - y0) < 1) { return; }
      pen.globalAlpha = 0.55;
      pen.beginPath(); pen.moveTo(Math.max(LEFT, x0), y0); pen.lineTo(x1, y1); pen.stroke();
      const turn = Math.atan2(y1 - y0, x1 - x0);
      pen.beginPath(); pen.moveTo(x1, y1);
      pen.lineTo(x1 - 6 * Math.cos(turn - 0.4), y1 - 6 * Math.sin(turn - 0.4));
      pen.lineTo(x1 - 6 * Math.cos(turn + 0.4), y1 - 6 * Math.sin(turn + 0.4));
      pen.fill();
      pen.globalAlpha = 1;
    });
    return drawn;
  }

  function show(from, to) {
    const length = Math.min(whole, Math.max(200, to - from));
    view.from = Math.min(Math.max(0, from), whole - length);
    view.to = view.from + length;
    pictures.forEach(draw);
  }
  function zoom(factor, at) { show(at - (at - view.from) * factor, at + (view.to - at) * factor); }

  function under(picture, event) {
    const box = picture.canvas.getBoundingClientRect();
    const at = view.from + (event.clientX - box.left - LEFT) / (box.width - LEFT) * (view.to - view.from);
    const track = picture.run.tracks[Math.floor((event.clientY - box.top - AXIS) / ROW)];
    return { at, track };
  }
  function describe(picture, event) {
    const { at, track } = under(picture, event);
    if (!track || at < track.from || at > track.to) { picture.said.textContent = ''; return; }
    const inside = track.spans.filter(span => span[0] <= at && at <= span[1]);
    const span = inside[inside.length - 1];
    picture.said.textContent = 'rank ' + track.rank + ', ' + time(at) + ': ' + (span
      ? data.strings[span[3]] + ' for ' + time(span[1] - span[0]) + (data.strings[span[4]] ? ', ' + data.strings[span[4]] : '')
      : 'computing');
  }

  function listen(picture) {
    const canvas = picture.canvas;
    let dragged = null;
    canvas.addEventListener('wheel', event => {
      if (!event.ctrlKey && !event.altKey && document.activeElement !== canvas) { return; }
      event.preventDefault();
      zoom(event.deltaY > 0 ? 1.25 : 0.8, under(picture, event).at);
    }, { passive: false });
    canvas.addEventListener('mousedown', event => { dragged = event.clientX; canvas.focus(); });
    window.addEventListener('mouseup', () => { dragged = null; });
    canvas.addEventListener('mousemove', event => {
      if (dragged !== null) {
        const by = (dragged - event.clientX) / (canvas.clientWidth - LEFT) * (view.to - view.from);
        dragged = event.clientX;
        show(view.from + by, view.to + by);
      } else {
        describe(picture, event);
      }
    });
    canvas.addEventListener('keydown', event => {
      const length = view.to - view.from, middle = view.from + length / 2;
      const keys = {
        ArrowLeft: () => show(view.from - length / 8, view.to - length / 8),
        ArrowRight: () => show(view.from + length / 8, view.to + length / 8),
        '+': () => zoom(0.6, middle), '=': () => zoom(0.6, middle), '-': () => zoom(1 / 0.6, middle), '0': () => show(0, whole)
      };
      if (keys[event.key] && !event.ctrlKey && !event.metaKey) { event.preventDefault(); keys[event.key](); }
    });
  }
  window.addEventListener('resize', () => pictures.forEach(draw));
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => pictures.forEach(draw));
  show(0, whole);
})();
