-- Links are recognised without a scheme too: `bit.ly/x`, `example.de`, `example.co.tz`, `пример.рф`, `hxxp://`. A full stop without
-- a space behind it is no link ('the Mara.We saw'), nor is an abbreviation or a number.

-- A text with an address in it is looked at before others see it.
create or replace function private.has_link(body text) returns boolean
language sql
immutable
set search_path = ''
as $$
  with plain as (
    -- One way to write a dot, and nothing invisible between letters.
    select regexp_replace(
      regexp_replace(normalize($1, nfkc), '[\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), '[。｡]|\[\.\]|\(\.\)', '.', 'g'
    ) collate "pg_c_utf8" as words
  ),
  spaced as (
    -- A sentence that begins right behind the last one, and the city of Dar es Salaam.
    select words,
      regexp_replace(
        lower(regexp_replace(words, '\.(?=[[:upper:]][[:lower:]])', '. ', 'g')), '\mdar\.\s?es\M', 'dar es', 'g'
      ) as sentences
    from plain
  )
  select words ~* '(\mh[tx]{2}ps?:|://|\mwww\.|\mxn--)'
    or words ~* ('[[:alnum:]]\.(com|net|org|info|biz|io|co|xyz|top|shop|online|site|link|app|dev|ru|cn|tz|ke|ug)'
      || '(?![[:alnum:]_-])')
    -- With a path, or below the second level of a country: whatever it ends in.
    or sentences ~ '[[:alnum:]]\.[[:alpha:]]{2,24}(:[0-9]+)?/[[:alnum:]?#@_~-]'
    or sentences ~ '[[:alnum:]]\.(ac|co|com|edu|gov|go|ne|net|or|org)\.[a-z]{2}(?![[:alnum:]_-])'
    or sentences ~ ('[[:alnum:]-]*[[:alpha:]][[:alnum:]-]*\.('
      || 'ac|ad|ae|af|ag|ai|al|ao|aq|ar|au|aw|ax|az|ba|bb|bd|bf|bg|bh|bi|bj|bm|bn|bo|br|bs|bt|bv|bw|bz|ca|cc|cd|cf|cg|ch|ci|ck|cl|'
      || 'cr|cu|cv|cw|cx|cy|cz|de|dj|dk|dm|dz|ec|ee|eg|er|et|eu|fi|fj|fk|fm|fo|fr|ga|gb|gd|ge|gf|gg|gh|gi|gl|gm|gn|gp|gq|gr|gs|'
      || 'gt|gu|gw|gy|hk|hm|hn|hu|ie|il|im|iq|ir|je|jm|jo|jp|kg|kh|ki|kn|kp|kr|kw|ky|kz|lb|lc|li|lk|lr|ls|lt|lu|lv|ly|mc|md|mg|'
      || 'mh|mk|ml|mn|mo|mp|mq|mr|mu|mv|mw|mx|mz|nc|ne|nf|ng|nl|np|nr|nu|nz|pe|pf|pg|pk|pl|pn|pr|pt|pw|py|qa|ro|rs|rw|sa|sb|sc|'
      || 'sd|sg|sh|sj|sk|sl|sm|sn|sr|ss|sv|sx|sy|sz|tc|td|tf|tg|th|tj|tk|tl|tm|tn|tr|tt|tv|tw|ua|uk|uy|uz|vc|vg|vi|vn|vu|wf|ws|'
      || 'ye|yt|zm|zw|academy|africa|agency|asia|blog|click|cloud|club|digital|ltd|media|mobi|ninja|rocks|store|tech|'
      || 'tickets|vip|website|wiki|рф|рус|бг|укр|срб|中国|中國|香港|台灣|台湾|日本|한국|भारत|مصر|امارات|السعودية|المغرب|تونس)'
      || '(?![[:alnum:]_-]|\.[[:alnum:]])')
    -- What is a word or a measure as well is a link where nothing goes on behind it.
    or sentences ~ ('[[:alnum:]-]*[[:alpha:]][[:alnum:]-]*\.('
      || 'at|be|es|id|in|is|it|la|ma|me|my|na|no|pa|ph|re|se|si|so|st|su|to|us|va|ve|za|email|fun|guide|life|live|page|photos|pro|'
      || 'social|space|today|tours|travel|world)'
      || '(?=\s*($|[\n,;:!?)"]|\.(\s|$)))')
  from spaced;
$$;
